import { Notice } from "../chrome/Notice.tsx";

export const NotFound = () => <Notice title="There is no such page" text="The address may be mistyped." />;
