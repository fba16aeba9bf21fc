/** How long something may go on before others get their turn, and how long that is. */
const STRETCH_MS = 2;
const REST_MS = 6;

/** To be awaited between the parts of something long: now and then it leaves time for those who play. */
export function restful(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began <= STRETCH_MS) return;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    began = performance.now();
  };
}
