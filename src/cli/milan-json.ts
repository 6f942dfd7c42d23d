/** Two births, or two Moons, as the terminal tells their matching. */
import { compareMangal, mangalSideOf, type MangalSide } from '#domain/jyotish/matching/mangal.ts';
import { kootaNotes, totalNote } from '#domain/jyotish/matching/koota-notes.ts';
import { kootaIds } from '#domain/jyotish/matching/kootas.ts';
import { matchWithin, moonsWithin, type PossibleMoon } from '#domain/jyotish/matching/match.ts';
import { moonOfPada, type MatchedMoon } from '#domain/jyotish/matching/moon-of.ts';
import { isRecord } from '#domain/is-record.ts';
import { readBirth, type BirthRefusal } from './read-birth.ts';

interface Side {
  moons: PossibleMoon[];
  /** Null where only the Moon is known. */
  mangal: MangalSide | null;
}

type MilanRefusal = { code: BirthRefusal['code'] | 'bad-moon'; message: string; side?: 'boy' | 'girl' };

/** The matching of `{boy, girl}`, each a birth, `{moon: degrees}` or `{nakshatra, pada}`. */
export function milanJson(given: unknown): { match: object } | { refusal: MilanRefusal } {
  if (!isRecord(given))
    return { refusal: { code: 'not-json', message: 'A pair is a JSON object, {"boy":{…},"girl":{…}}.' } };
  const boy = sideOf(given['boy']);
  if ('refusal' in boy) return { refusal: { ...boy.refusal, side: 'boy' } };
  const girl = sideOf(given['girl']);
  if ('refusal' in girl) return { refusal: { ...girl.refusal, side: 'girl' } };
  const { match, isCertain, holds, totals, exceptionsThatHold } = matchWithin(boy.moons, girl.moons);
  return {
    match: {
      total: match.total,
      of: match.of,
      kootas: Object.fromEntries(
        kootaIds.map((id) => [id, { ...match.kootas[id], compares: kootaNotes[id].says.en }]),
      ),
      totalWithExceptions: match.totalWithExceptions,
      exceptions: match.exceptions.map(({ says, ...exception }) => ({ ...exception, says: says.en })),
      byOtherTables: match.byOtherTables,
      porutham: {
        agreeing: match.poruthamsAgreeing,
        partly: match.poruthamsPartly,
        of: Object.keys(match.poruthams).length,
        ...match.poruthams,
      },
      manglik: manglikJson(boy.mangal, girl.mangal),
      boy: moonJson(match.boy),
      girl: moonJson(match.girl),
      certain: isCertain,
      ...(isCertain
        ? {}
        : {
            holds,
            uncertain: kootaIds.filter((id) => !holds.includes(id)),
            totals: totals.map(({ total, share }) => ({ total, share: Number(share.toFixed(4)) })),
            exceptionsThatHold,
          }),
      note: totalNote.says.en,
    },
  };
}

function sideOf(given: unknown): Side | { refusal: MilanRefusal } {
  if (isRecord(given) && 'moon' in given) {
    const { moon } = given;
    if (typeof moon === 'number' && moon >= 0 && moon < 360)
      return { moons: [{ longitude: moon, share: 1 }], mangal: null };
    return badMoon(
      `"moon" is a sidereal longitude, 0 to below 360 degrees; this is none: ${JSON.stringify(moon)}`,
    );
  }
  if (isRecord(given) && 'nakshatra' in given) {
    const { nakshatra, pada } = given;
    try {
      const longitude = moonOfPada(Number(nakshatra), Number(pada));
      return { moons: [{ longitude, share: 1 }], mangal: null };
    } catch {
      return badMoon('"nakshatra" is 1 to 27 and "pada" 1 to 4.');
    }
  }
  const read = readBirth(given);
  if ('refusal' in read) return read;
  const { moment, hasTime, range } = read.birth;
  return { moons: moonsWithin(range, 'lahiri'), mangal: mangalSideOf(moment, range, { hasTime }) };
}

function badMoon(message: string): { refusal: MilanRefusal } {
  return { refusal: { code: 'bad-moon', message } };
}

function manglikJson(boy: MangalSide | null, girl: MangalSide | null): object | null {
  if (boy === null || girl === null) return null;
  const { says, ...comparison } = compareMangal(boy, girl);
  return { ...comparison, says: says.en };
}

function moonJson({ longitude, sign, navamsa, nakshatra, pada }: MatchedMoon): object {
  return { moon: Number(longitude.toFixed(5)), sign, navamsa, nakshatra, pada };
}
