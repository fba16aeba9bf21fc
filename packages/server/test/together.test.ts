import { expect, test } from "vitest";
import { Together } from "../src/room/together.ts";
import { Group } from "../src/store/group.ts";

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("what came in together is done together, in its order and after all of it came; what it leads to is done the next time", async () => {
  const together = new Together();
  const done: string[] = [];
  together.add(() => {
    done.push("first");
    together.add(() => done.push("third"));
  });
  together.add(() => done.push("second"));
  await Promise.resolve();
  expect(done).toEqual([]);
  await nextTurn();
  expect(done).toEqual(["first", "second"]);
  await nextTurn();
  expect(done).toEqual(["first", "second", "third"]);
});

test("what is decided together is stored together, and in the same turn of the loop", async () => {
  const stored: (readonly string[])[] = [];
  const group = new Group<string, string>((items) => {
    stored.push(items);
    return items;
  }, 256);
  const together = new Together();
  for (const step of ["one", "two", "three"]) together.add(() => void group.add(step));
  await nextTurn();
  expect(stored).toEqual([["one", "two", "three"]]);
});
