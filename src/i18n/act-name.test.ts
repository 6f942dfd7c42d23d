import { expect, test } from 'vitest';
import { actDefinitions } from '#domain/acts/act-definitions.ts';
import { actNames } from './catalogue/settings.ts';
import { actName } from './act-name.ts';

test.each(Object.keys(actDefinitions))('%s has a name of its own, as it may wait or be refused', (kind) => {
  expect(actName(kind)).not.toBe(actNames.unknown);
});
