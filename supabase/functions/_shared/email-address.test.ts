// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalEmailAddress, isEmailAddress } from './email-address.ts';

const ZERO_WIDTH = '\u200b';

describe('an email address', () => {
  test.each([
    ['zoe@family.example', 'zoe@family.example'],
    [' Zoe@Family.Example ', 'zoe@family.example'],
    ["o'neil+books@family.example", "o'neil+books@family.example"],
    ['a..b@docomo.ne.jp', 'a..b@docomo.ne.jp'],
    ['.a.@docomo.ne.jp', '.a.@docomo.ne.jp'],
    ['info@почта.рф', 'info@xn--80a1acny.xn--p1ai'],
    ['info@XN--80A1ACNY.xn--p1ai', 'info@xn--80a1acny.xn--p1ai'],
    ['zoe@bücher.example', 'zoe@xn--bcher-kva.example'],
    ['ｖｉｃｔｉｍ＠ｆａｍｉｌｙ．ｅｘａｍｐｌｅ', 'victim@family.example'],
    [`victim@family${ZERO_WIDTH}.example`, 'victim@family.example'],
  ])('%s is stored as %s', (input, stored) => {
    expect(canonicalEmailAddress(input)).toBe(stored);
    expect(canonicalEmailAddress(stored)).toBe(stored);
  });

  test.each([
    '',
    '@family.example',
    'zoe',
    'zoe@',
    'zoe@localhost',
    'zoe@1.2.3.4',
    'zoe@[::1]',
    'zoe@family.example.',
    'zoe@-family.example',
    'zoe family@family.example',
    'a,victim@family.example',
    'x<victim@family.example',
    'x<victim@family.example>',
    'victim(c)@family.example',
    'victim@(c)family.example',
    'victim@family.example(c)',
    '"victim"@family.example',
    'victim;x@family.example',
    'victim:x@family.example',
    'visit-http://evil.example@family.example',
    'x@y@family.example',
    'zoe@family.example/path',
    'zoe@family.example:25',
    'zoe@family.example?to=x',
    'zoe@fam%69ly.example',
    'zoe@family.example\r\nBcc: victim@family.example',
    `vic${ZERO_WIDTH}tim@family.example`,
    'vic\u00adtim@family.example',
    'víctim@family.example',
    `${'z'.repeat(65)}@family.example`,
    `zoe@${`${'f'.repeat(60)}.`.repeat(5)}example`,
  ])('rejects %j', (input) => expect(isEmailAddress(input)).toBe(false));

  test('whatever is typed, stores one ASCII mailbox that is stable when stored again', () => {
    const typedText = fc
      .tuple(fc.string({ unit: 'grapheme' }), fc.domain())
      .map(([local, domain]) => `${local}@${domain}`);
    fc.assert(
      fc.property(fc.oneof(typedText, fc.emailAddress(), fc.string({ unit: 'binary' })), (input) => {
        const stored = canonicalEmailAddress(input);
        if (stored === null) return;
        expect(stored).toMatch(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9.-]+\.[a-z][a-z0-9-]*$/);
        expect(canonicalEmailAddress(stored)).toBe(stored);
      }),
      { numRuns: 2000 },
    );
  });
});
