/** The tests that the first chapter shows, run where they are kept; the follow test runs them where a reader puts them. */
import "../examples/high-tide/test/pair.test.ts";
