/** Means and shares with their 95 % intervals, by whatever is counted. */
export class Tally {
  private readonly rows = new Map<string, { readonly count: number; readonly sum: number; readonly wins: number }>();

  add(key: string, value: number, won: number): void {
    const { count, sum, wins } = this.rows.get(key) ?? { count: 0, sum: 0, wins: 0 };
    this.rows.set(key, { count: count + 1, sum: sum + value, wins: wins + won });
  }
  lines(title: string): readonly string[] {
    const sorted = [...this.rows].sort(([a], [b]) => (a < b ? -1 : 1));
    return [
      `  ${title}`,
      ...sorted.map(([key, { count, sum, wins }]) => {
        const [low, high] = wilson(wins, count).map((share) => `${(100 * share).toFixed(1)} %`);
        const mean = (sum / count).toFixed(2).padStart(6);
        const won = `won ${((100 * wins) / count).toFixed(1)} % (${low} to ${high})`;
        return `    ${key.padEnd(28)} n ${String(count).padStart(6)}  mean ${mean}  ${won}`;
      }),
    ];
  }
}
function wilson(wins: number, count: number): readonly [number, number] {
  const z = 1.96;
  const share = wins / count;
  const middle = share + (z * z) / (2 * count);
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  const scale = 1 + (z * z) / count;
  return [(middle - spread) / scale, (middle + spread) / scale];
}
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
export const mean = (values: readonly number[]): string =>
  (values.reduce((a, b) => a + b, 0) / values.length).toFixed(2);
