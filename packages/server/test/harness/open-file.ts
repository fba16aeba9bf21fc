import { openStore } from "../../src/store/open.ts";

/** Opens a file in a process of its own, which can be killed meanwhile. */
process.send!("begins");
const store = openStore(`sqlite:${process.argv[2]!}`);
await store.open();
await store.close();
process.disconnect();
