import { expect, test } from 'vitest';
import { civilDate } from '../time/civil-date.ts';
import { answerAnyQuestion } from './answer-any-question.ts';

const today = civilDate(2026, 11, 24);

/** What is asked of a puja, a hymn or the mala leads to its page, whatever else shares more of the words. */
test.each([
  // Steps are not stairs, and things of a puja are no clutter in its room.
  ['How is Chhath Puja performed, step by step?', '/puja/chhath'],
  ['छठ पूजा में क्या क्या सामान लगता है?', '/puja/chhath'],
  // Two topics that lead to one page are not two subjects.
  ['What foods are forbidden on Mahashivratri?', '/puja/maha-shivaratri'],
  // What is eaten after a fast is no date.
  ['संकष्टी चतुर्थी का व्रत कब खोलते हैं और क्या खाते हैं?', '/puja/sankashti'],
  ['गणेश जी की स्थापना घर में कैसे करें?', '/puja/ganesh-chaturthi'],
  ['When is Karva Chauth?', '/puja/karwa-chauth'],
  ['amavasya ko kya karna chahiye pitron ke liye', '/puja/amavasya-tarpan'],
  ['vaibhav lakshmi vrat katha', '/puja/vaibhav-lakshmi'],
  ['माला जपने का सही तरीका क्या है?', '/japa'],
  ['Which mantra do I say for japa of Shiva and how many times?', '/japa'],
  ['राम रक्षा स्तोत्र', '/hindu-aartis?read=5c6590e5-0fcb-59a7-b2a2-d7e2f2df127b'],
  ['शनिदेव की आरती', '/hindu-aartis?read=72f45747-da01-57ec-abd9-7385d23d7af0'],
  ['सरस्वती माता की आरती सुनाओ', '/hindu-aartis?read=d350b61c-bbcd-5639-b712-f47c8b5966d0'],
  ['lakshmi chalisa sunao', '/hindu-aartis?read=a31bb77d-45ad-5d67-83ec-349a69eba0db'],
])('%s leads to %s', async (question, path) => {
  expect((await answerAnyQuestion(question, { today })).links).toContain(path);
});

test('a room that is placed stays a question of the room, whatever festival is named beside it', async () => {
  const { links } = await answerAnyQuestion('How bad is a kitchen in the south-west at Diwali?', { today });
  expect(links).not.toContain('/puja/diwali-lakshmi');
});
