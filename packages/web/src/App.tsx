import { lazy, Suspense } from "react";
import { Route, Switch, useLocation, useSearch } from "wouter";
import { Guarded } from "./chrome/Guarded.tsx";
import { Loading } from "./chrome/Loading.tsx";

/** Each page is a file of its own on the wire: a table does not wait for charts, nor the harness for a table. */
const Home = lazy(async () => ({ default: (await import("./pages/Home.tsx")).Home }));
const Play = lazy(async () => ({ default: (await import("./pages/Play.tsx")).Play }));
const Cards = lazy(async () => ({ default: (await import("./pages/Cards.tsx")).Cards }));
const Replay = lazy(async () => ({ default: (await import("./pages/Replay.tsx")).Replay }));
const Tests = lazy(async () => ({ default: (await import("./pages/Tests.tsx")).Tests }));
const NewMatch = lazy(async () => ({ default: (await import("./pages/NewMatch.tsx")).NewMatch }));
const Match = lazy(async () => ({ default: (await import("./pages/Match.tsx")).Match }));
const NotFound = lazy(async () => ({ default: (await import("./pages/NotFound.tsx")).NotFound }));

export function App() {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <Guarded instead={<Failed />} where={`${path}?${search}`}>
      <Suspense fallback={<Loading what="page" />}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/play/:game" component={Play} />
          <Route path="/new/:game" component={NewMatch} />
          <Route path="/match/:match" component={Match} />
          <Route path="/cards" component={Cards} />
          <Route path="/replay" component={Replay} />
          <Route path="/tests" component={Tests} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </Guarded>
  );
}

function Failed() {
  return (
    <main>
      <h1>Something went wrong on this page</h1>
      <p>
        Nothing of your match is lost. <a href={location.href}>Load the page again</a> or go to{" "}
        <a href="/">all games</a>.
      </p>
    </main>
  );
}
