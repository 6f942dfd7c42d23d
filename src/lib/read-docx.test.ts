import { describe, expect, test } from 'vitest';
import { docxOf, paragraphs } from '#tests/fixtures/attachment-files.ts';
import { readDocx } from './read-docx.ts';

describe('the words of a Word document', () => {
  test.each<[string, string, string]>([
    ['come in paragraphs', paragraphs('one', 'two'), 'one\ntwo'],
    [
      'keep their own spaces',
      '<w:p><w:r><w:t xml:space="preserve">a </w:t></w:r><w:r><w:t>b</w:t></w:r></w:p>',
      'a b',
    ],
    [
      'come with line breaks and tabs',
      '<w:p><w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:tab/><w:t>c</w:t></w:r></w:p>',
      'a\nb\tc',
    ],
    [
      'are not moved by the stops of tabs',
      '<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs></w:pPr><w:r><w:t>a</w:t></w:r></w:p>',
      'a',
    ],
    [
      'come from tables, row by row',
      `<w:tbl><w:tr><w:tc>${paragraphs('a')}</w:tc><w:tc>${paragraphs('b')}</w:tc></w:tr><w:tr><w:tc>${paragraphs('c')}</w:tc></w:tr></w:tbl>`,
      'a\tb\nc',
    ],
    [
      'are those that stand there now',
      '<w:p><w:r><w:t>new</w:t></w:r><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>',
      'new',
    ],
    [
      'are read once where a drawing is there for older programs too',
      `<mc:AlternateContent><mc:Choice>${paragraphs('a')}</mc:Choice><mc:Fallback>${paragraphs('a')}</mc:Fallback></mc:AlternateContent>`,
      'a',
    ],
    ['are in any script', paragraphs('रसोई दक्षिण-पूर्व में', '🙏'), 'रसोई दक्षिण-पूर्व में\n🙏'],
    [
      'may have signs that XML writes otherwise',
      paragraphs('a &amp; b &lt;c&gt; &#2352;&#x938;'),
      'a & b <c> रस',
    ],
    ['look nothing up', paragraphs('&secret;'), '&secret;'],
    ['may be none', '<w:p/>', ''],
  ])('%s', (_, body, text) => {
    expect(readDocx(docxOf(body))).toEqual({ kind: 'read', text });
  });

  test('are read up to as many as are wanted, by whole characters', () => {
    expect(readDocx(docxOf(paragraphs('🙏'.repeat(30))), 20)).toEqual({
      kind: 'read',
      text: '🙏'.repeat(20),
    });
  });

  test('are read no further than that, however much there is', () => {
    const long = docxOf(Array.from({ length: 20_000 }, (_, index) => paragraphs(`line ${index}`)).join(''));
    const words = readDocx(long);
    const text = words.kind === 'read' ? words.text : '';
    expect(text.startsWith('line 0\nline 1\n')).toBe(true);
    expect(text).toMatch(/\nline 1\d{3}$/);
    expect(text.length).toBeLessThanOrEqual(12_000);
  });
});

describe('a document is refused', () => {
  test('that unpacks to more than anybody writes', () => {
    const bomb = docxOf(`<w:p>${`<w:r w:id="${'0'.repeat(4000)}"/>`.repeat(5000)}</w:p>`);
    expect(bomb.length).toBeLessThan(200_000);
    expect(readDocx(bomb)).toEqual({ kind: 'refused', why: 'bomb' });
  });

  test('that is cut off', () => {
    const whole = docxOf(paragraphs(...Array.from({ length: 400 }, (_, index) => `line ${index * 7919}`)));
    expect(readDocx(whole.slice(0, 300)).kind).toBe('refused');
  });

  test('whose bytes are damaged', () => {
    const damaged = docxOf(paragraphs(...Array.from({ length: 400 }, (_, index) => `line ${index * 7919}`)));
    damaged.fill(0xff, 300, 600);
    expect(readDocx(damaged)).toEqual({ kind: 'refused', why: 'broken-document' });
  });

  test('that has no part with words', () => {
    expect(readDocx(new Uint8Array([0x50, 0x4b, 5, 6]))).toEqual({ kind: 'refused', why: 'broken-document' });
  });
});
