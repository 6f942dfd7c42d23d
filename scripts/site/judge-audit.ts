/** An advisory that somebody has looked at and found to do no harm here, for a while. */
export interface AllowedAdvisory {
  package: string;
  /** 'GHSA-…' */
  advisory: string;
  why: string;
  /** The last day that it is passed over on: YYYY-MM-DD. */
  until: string;
}

/**
 * One sentence for each thing to be mended: an advisory of `npm audit --json` that nobody has allowed, or not any more on
 * `today`, and a line of the list that names none. Throws for what is no report.
 */
export function judgeAudit(report: unknown, allowed: readonly AllowedAdvisory[], today: string): string[] {
  const found = advisoriesOf(report);
  const isMeant = (line: AllowedAdvisory, advisory: Advisory) =>
    line.package === advisory.package && line.advisory === advisory.id;
  const unmended = found.flatMap((advisory) => {
    const line = allowed.find((each) => isMeant(each, advisory));
    const what = `${advisory.package}: ${advisory.title} (${advisory.severity}, ${advisory.id})`;
    if (!line) return [`${what}. Update it, or say in scripts/audit-allowed.json why it does no harm here.`];
    return line.until < today ? [`${what} was allowed until ${line.until}: look at it again.`] : [];
  });
  const idle = allowed.filter((line) => !found.some((advisory) => isMeant(line, advisory)));
  return [
    ...unmended,
    ...idle.map(
      (line) => `${line.package} ${line.advisory} is allowed, but is there no more: take the line out.`,
    ),
  ];
}

interface Advisory {
  package: string;
  id: string;
  title: string;
  severity: string;
}

/** What stands under `via` as words leads to packages that have the advisory themselves. */
function advisoriesOf(report: unknown): Advisory[] {
  const { vulnerabilities } = report as { vulnerabilities?: Record<string, { via: unknown[] }> };
  if (typeof vulnerabilities !== 'object') throw new Error('npm audit gave no report.');
  const all = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.flatMap((each) => {
      if (typeof each !== 'object' || each === null) return [];
      const { name, title, url, severity } = each as Record<string, string | undefined>;
      const id = /GHSA(?:-\w{4}){3}/.exec(url ?? '')?.[0] ?? url ?? '';
      return [{ package: name ?? '', id, title: title ?? '', severity: severity ?? 'unknown' }];
    }),
  );
  return [...new Map(all.map((advisory) => [`${advisory.package} ${advisory.id}`, advisory])).values()];
}
