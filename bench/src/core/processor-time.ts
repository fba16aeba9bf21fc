/**
 * Milliseconds of processor time that this process has used. On a machine that does other things as well, a clock on the wall
 * also counts the time in which the process had to wait for its turn. The time of this thread alone would be nearer to what
 * is meant, but Linux tells it in steps of 4 milliseconds.
 */
export function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The least time between two looks at the processor time, so that looking costs nothing beside the work. */
const betweenLooks = 2;

/** Does the work again and again for that long; returns the sum of what each call returned, for each millisecond. */
export function perMillisecond(work: () => number, milliseconds: number): number {
  const start = processorMilliseconds();
  let done = 0;
  let calls = 1;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    for (let call = 0; call < calls; call++) done += work();
    const now = processorMilliseconds() - start;
    if (now - elapsed < betweenLooks) calls *= 2;
    elapsed = now;
  }
  return done / elapsed;
}
