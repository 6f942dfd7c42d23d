import { expect, test } from 'vitest';
import type { DoorReport, Report, RoomReport } from '#domain/vaastu/report.ts';
import type { Place, RoomId, Verdict } from '#domain/vaastu/types.ts';
import { comparedRows } from './compare-rows.ts';

test('rooms that are judged otherwise come first, the greatest difference before the others', () => {
  const one = reportOf([
    room('kitchen', 'SE', 'ideal'),
    room('toilet', 'NW', 'ideal'),
    room('pooja', 'NE', 'ideal'),
  ]);
  const other = reportOf([
    room('kitchen', 'S', 'acceptable'),
    room('toilet', 'NE', 'severe'),
    room('pooja', 'E', 'ideal'),
  ]);
  const { differing, same } = comparedRows(one, other);
  expect(differing.map(({ subject }) => subject)).toEqual(['toilet', 'kitchen']);
  expect(same).toEqual([
    {
      subject: 'pooja',
      number: undefined,
      sides: [
        { zone: 'NE', verdict: 'ideal' },
        { zone: 'E', verdict: 'ideal' },
      ],
    },
  ]);
});

test('several rooms of a kind are numbered and met worst with worst', () => {
  const one = reportOf([room('bedroom', 'S', 'ideal'), room('bedroom', 'SE', 'avoid')]);
  const other = reportOf([room('bedroom', 'NE', 'avoid')]);
  const { differing, same } = comparedRows(one, other);
  expect(same.map(({ number, sides: [a, b] }) => [number, a?.verdict, b?.verdict])).toEqual([
    [1, 'avoid', 'avoid'],
  ]);
  expect(differing).toEqual([
    { subject: 'bedroom', number: 2, sides: [{ zone: 'S', verdict: 'ideal' }, undefined] },
  ]);
});

test('the main doors are compared by their places, also where one plan has none', () => {
  const [row] = comparedRows(reportOf([], aDoor), reportOf([])).differing;
  expect(row).toEqual({
    subject: 'door',
    number: undefined,
    sides: [{ pada: 'N4', verdict: 'ideal' }, undefined],
  });
});

const aDoor: DoorReport = {
  pada: 'N4',
  by: 'fields',
  bearing: 350,
  zone: 'N',
  isNearBorder: false,
  alternatives: [],
  verdict: 'ideal',
  tolerated: ['ideal'],
  disputed: false,
};

function room(kind: RoomId, zone: Place, verdict: Verdict): RoomReport {
  return {
    id: `${kind} ${zone}`,
    room: kind,
    zone,
    zones: {},
    shares: [{ zone, share: 1 }],
    verdict,
    tolerated: [verdict],
    disputed: false,
    isNearBorder: false,
  };
}

function reportOf(rooms: RoomReport[], door?: DoorReport): Report {
  return {
    rules: 1,
    score: 5,
    range: [4, 6],
    known: { n: 1, of: 1 },
    confidence: 1,
    rooms,
    findings: [],
    notAssessed: [],
    ...(door && { door }),
  };
}
