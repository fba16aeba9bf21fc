import type { Card } from "../card.ts";
import { cards } from "../cards/index.ts";
import { findCard } from "../catalogue.ts";
import { COPIES_MAX, COPIES_MAX_TIER_3 } from "../numbers.ts";
import { costInDeck } from "./deck-problems.ts";

/** People who live or lived, named by spec 002. */
const REAL_PERSONS: ReadonlySet<string> = new Set([
  ...["ai-weiwei", "anthony-fauci", "elon-musk", "gautam-adani", "greta-thunberg", "jennifer-doudna"],
  ...["malala-yousafzai", "mark-zuckerberg", "noam-chomsky", "recep-tayyip-erdogan", "ursula-von-der-leyen"],
  ...["vladimir-putin", "warren-buffett", "xi-jinping", "zhang-yiming"],
]);
export const isRealPerson = (id: string): boolean => REAL_PERSONS.has(id);

/** [R2.5] The same deck where nobody in it is real: each gives the place to the invented card that is nearest in kind, then in price. */
export function withInventedNames(ids: readonly string[]): readonly string[] {
  const company = ids.flatMap((id) => findCard(id) ?? []);
  const deck = ids.filter((id) => !isRealPerson(id));
  const copiesOf = ({ id }: Card): number => deck.filter((other) => other === id).length;
  for (const card of company.filter(({ id }) => isRealPerson(id))) {
    const most = costInDeck(card, company);
    const shared = ({ tags }: Card): number => tags.filter((tag) => card.tags.includes(tag)).length;
    const isOther = ({ kind }: Card): number => (kind === card.kind ? 0 : 1);
    const [nearest] = cards
      .filter((other) => !isRealPerson(other.id) && other.hp <= most)
      .filter((other) => copiesOf(other) < (other.tier === 3 ? COPIES_MAX_TIER_3 : COPIES_MAX))
      .toSorted((a, b) => isOther(a) - isOther(b) || b.hp - a.hp || shared(b) - shared(a) || (a.id < b.id ? -1 : 1));
    if (nearest !== undefined) deck.push(nearest.id);
  }
  return deck;
}
