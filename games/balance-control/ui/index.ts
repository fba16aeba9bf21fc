export { table } from "./table.ts";
