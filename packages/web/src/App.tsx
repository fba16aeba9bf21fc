import { SpeechProvider } from "@cardwright/table";
import { lazy, Suspense } from "react";
import { Route, Switch, useLocation, useSearch } from "wouter";
import { Guarded } from "./chrome/Guarded.tsx";
import { Loading } from "./chrome/Loading.tsx";
import { useWords } from "./say.ts";
import { useSpeaking, withAllWords } from "./speaking.ts";

/** Each page is a file of its own on the wire: a table does not wait for charts, nor the harness for a table, nor a table for words of other pages. */
const Home = lazy(async () => ({ default: (await withAllWords(import("./pages/Home.tsx"))).Home }));
const Play = lazy(async () => ({ default: (await import("./pages/Play.tsx")).Play }));
const Learn = lazy(async () => ({ default: (await withAllWords(import("./pages/Learn.tsx"))).Learn }));
const Decks = lazy(async () => ({ default: (await withAllWords(import("./pages/Decks.tsx"))).Decks }));
const Settings = lazy(async () => ({ default: (await withAllWords(import("./pages/Settings.tsx"))).Settings }));
const Cards = lazy(async () => ({ default: (await withAllWords(import("./pages/Cards.tsx"))).Cards }));
const Replay = lazy(async () => ({ default: (await withAllWords(import("./pages/Replay.tsx"))).Replay }));
const Tests = lazy(async () => ({ default: (await withAllWords(import("./pages/Tests.tsx"))).Tests }));
const NewMatch = lazy(async () => ({ default: (await withAllWords(import("./pages/NewMatch.tsx"))).NewMatch }));
const Match = lazy(async () => ({ default: (await import("./pages/Match.tsx")).Match }));
const NotFound = lazy(async () => ({ default: (await withAllWords(import("./pages/NotFound.tsx"))).NotFound }));

export function App() {
  const [path] = useLocation();
  const search = useSearch();
  const { speech } = useSpeaking();
  return (
    <SpeechProvider value={speech}>
      <Guarded instead={<Failed />} where={`${path}?${search}`}>
        <Suspense fallback={<Loading what="page" />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/play/:game" component={Play} />
            <Route path="/learn/:game" component={Learn} />
            <Route path="/new/:game" component={NewMatch} />
            <Route path="/match/:match" component={Match} />
            <Route path="/decks/:game" component={Decks} />
            <Route path="/settings" component={Settings} />
            <Route path="/cards" component={Cards} />
            <Route path="/replay" component={Replay} />
            <Route path="/tests" component={Tests} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Guarded>
    </SpeechProvider>
  );
}

function Failed() {
  const say = useWords();
  return (
    <main>
      <h1>{say("error.page")}</h1>
      <p>
        {say("error.safe")} <a href={location.href}>{say("error.reload")}</a> <a href="/">{say("error.orGames")}</a>
      </p>
    </main>
  );
}
