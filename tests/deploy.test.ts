import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createServer, environmentName, readConfig } from "@cardwright/server";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "./tidy/repository.ts";

const read = (path: string): string => readFileSync(join(root, "deploy", path), "utf8");
/** The names in a query that are metrics: not words of the language, not labels, not values. */
function metricsIn(query: string): readonly string[] {
  const bare = query.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, "");
  const words = ["sum", "rate", "histogram_quantile", "by"];
  return [...bare.matchAll(/[a-z_][a-z0-9_]*/g)].map(([name]) => name).filter((name) => !words.includes(name));
}
interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}
interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}
const known = [...Object.keys(readConfig({})), "web", "operatorPort"].map(environmentName);

describe("what is watched", () => {
  let metrics = "";
  beforeAll(async () => {
    const server = await createServer({ port: 0, db: "memory", logLevel: "silent" }, { games: [] });
    metrics = await (await fetch(`${server.url}/metrics`)).text();
    await server.close();
  });
  const isServed = (name: string): boolean =>
    name === "up" || new RegExp(`^# TYPE ${name.replace(/_(bucket|sum|count)$/, "")} `, "m").test(metrics);

  test("every panel of the dashboard asks for metrics that a node has", () => {
    const { panels } = JSON.parse(read("grafana/dashboard.json")) as Dashboard;
    const asked = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !isServed(name))).toEqual([]);
    expect(isServed("cardwright_planted_total")).toBe(false);
  });
  test("so does every alert, and every metric that the guide names", () => {
    const { groups } = parse(read("alerts.yaml")) as { groups: { rules: { expr: string }[] }[] };
    const asked = groups.flatMap(({ rules }) => rules.flatMap(({ expr }) => metricsIn(expr)));
    const guide = readFileSync(join(root, "docs/guide/many-machines.md"), "utf8");
    const named = [...guide.matchAll(/`((?:cardwright|nodejs|process)_[a-z0-9_]+)`/g)].map(([, name = ""]) => name);
    expect(asked.length).toBeGreaterThan(3);
    expect(named.length).toBeGreaterThan(5);
    expect([...asked, ...named].filter((name) => !isServed(name))).toEqual([]);
  });
});

/** The folder that `cardwright build` makes, which image and service start. */
const BUILT = "dist/serve.js";
describe("what is deployed", () => {
  const compose = parse(read("compose.yaml"), { merge: true }) as Compose;
  const nodes = Object.entries(compose.services).filter(([name]) => name.startsWith("node"));

  test("three nodes with settings that there are, and everything they wait for", () => {
    expect(nodes.map(([name]) => name)).toEqual(["node1", "node2", "node3"]);
    for (const [, { environment = {} }] of nodes) {
      expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
      const filled = Object.values(environment).map((value) =>
        value.replaceAll(/\$\{[^}]*\}/g, "https://cards.example"),
      );
      const given = Object.fromEntries(Object.keys(environment).map((name, i) => [name, filled[i]]));
      expect(readConfig({}, { ...given, CARDWRIGHT_DB: "postgres://a@b/c" }).trustProxy).toEqual(["uniquelocal"]);
    }
    for (const { depends_on = [] } of Object.values(compose.services)) {
      const waited = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const name of waited) expect(compose.services).toHaveProperty(String(name));
    }
  });
  test("files and volumes that are mounted are there", () => {
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((line) => line.split(":")[0]!),
    );
    for (const source of mounted) {
      if (!source.startsWith("./")) expect(compose.volumes).toHaveProperty(source);
      else expect(readdirSync(join(root, "deploy", source, ".."))).toContain(source.split("/").at(-1));
    }
  });
  test("proxies and Prometheus know exactly these nodes", () => {
    const [, port, operatorPort] = /PORT=(\d+)[\s\S]*OPERATOR_PORT=(\d+)/.exec(read("Dockerfile")) ?? [];
    const asked = { "nginx.conf": port, Caddyfile: port, "prometheus.yaml": operatorPort };
    for (const [file, at] of Object.entries(asked)) {
      const named = [...new Set([...read(file).matchAll(/\bnode\d:\d+/g)].map(([name]) => name))];
      expect([file, named]).toEqual([file, nodes.map(([name]) => `${name}:${at}`)]);
    }
    expect(read("nginx.conf")).toMatch(/location = \/play \{[^}]*Upgrade \$http_upgrade/);
    // Less than a node lets in would break pages of people behind one address.
    const { connectionsPerAddress, requestsPerMinute } = readConfig({});
    expect(read("nginx.conf")).toContain(`limit_conn connections ${connectionsPerAddress};`);
    expect(read("nginx.conf")).toContain(`zone=requests:10m rate=${requestsPerMinute / 60}r/s;`);
    const braces = read("nginx.conf").replaceAll(/#.*$/gm, "");
    expect(braces.split("{").length).toBe(braces.split("}").length);
  });
  test("the image is built in two stages and does not run as root", () => {
    const lines = read("Dockerfile")
      .replaceAll("\\\n", "")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"));
    const words = [
      "FROM",
      "WORKDIR",
      "COPY",
      "RUN",
      "ENV",
      "USER",
      "VOLUME",
      "EXPOSE",
      "HEALTHCHECK",
      "STOPSIGNAL",
      "CMD",
    ];
    expect(lines.filter((line) => !words.includes(line.split(" ")[0]!))).toEqual([]);
    expect(lines.filter((line) => line.startsWith("FROM")).every((line) => /node:24-/.test(line))).toBe(true);
    expect(lines.filter((line) => line.startsWith("FROM"))).toHaveLength(2);
    expect(lines.findLast((line) => line.startsWith("USER"))).toBe("USER node");
    const set = [...lines.join(" ").matchAll(/\b(CARDWRIGHT_[A-Z_]+)=/g)].map(([, name]) => name);
    // Pages for operators alone have a port of their own, whatever is in front.
    expect(set).toContain("CARDWRIGHT_OPERATOR_PORT");
    expect(set.filter((name) => !known.includes(name!))).toEqual([]);
    expect(lines.at(-1)).toBe(`CMD ["node", "${BUILT}"]`);
    expect(lines.join("\n")).toContain("node packages/cli/src/bin.ts build");
  });
  test("the service starts the same program, with settings that there are", () => {
    const unit = read("cardwright.service");
    expect(unit).toContain(`.bin/node ${BUILT}\n`);
    const set = [...unit.matchAll(/^Environment=(CARDWRIGHT_[A-Z_]+)=/gm)].map(([, name]) => name);
    expect(set.filter((name) => !known.includes(name!))).toEqual([]);
    for (const section of ["Unit", "Service", "Install"]) expect(unit).toContain(`[${section}]`);
  });
});
