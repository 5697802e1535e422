import { describe, expect, it } from 'vitest';
import { isValidPassword, passwordProblem, signUpSchema } from './sign-up-schema.ts';

const good = {
  firstName: 'Zoë',
  lastName: "O'Neil",
  adventurerName: '小明',
  email: 'zoe@family.example',
  password: 'paper-cut1!',
  confirmPassword: 'paper-cut1!',
};
const firstMessage = (change: Partial<typeof good>, field: keyof typeof good) =>
  signUpSchema.safeParse({ ...good, ...change }).error?.issues.find((issue) => issue.path[0] === field)
    ?.message;

describe('the sign-up rules', () => {
  it('accepts a complete form', () => expect(signUpSchema.safeParse(good).success).toBe(true));

  it.each([
    ['firstName', '', 'First name is required'],
    ['firstName', '   ', 'First name is required'],
    ['firstName', '\u3164', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['adventurerName', '', "Adventurer's name is required"],
    ['email', '', 'Invalid email address'],
    ['email', 'zoe@', 'Invalid email address'],
    ['email', 'zoe family@example.org', 'Invalid email address'],
    ['email', 'a,victim@example.org', 'Invalid email address'],
    ['email', 'visit-http://evil.example@example.org', 'Invalid email address'],
    ['password', '', 'Password must be at least 8 characters'],
    ['password', 'abc1!', 'Password must be at least 8 characters'],
    ['password', 'abcdefg!', 'Password must include a number'],
    ['password', 'abcdefg1', 'Password must include a symbol'],
    ['confirmPassword', 'paper-cut1', "Passwords don't match"],
    ['confirmPassword', '', "Passwords don't match"],
  ] as const)('%s %j: %s', (field, value, message) => {
    expect(firstMessage({ [field]: value }, field)).toBe(message);
  });

  it.each([
    ['a..b@docomo.ne.jp', 'a..b@docomo.ne.jp'],
    ['info@почта.рф', 'info@xn--80a1acny.xn--p1ai'],
    [' Zoe@Family.Example ', 'zoe@family.example'],
  ])('normalises the address %s to %s, as the server does', (email, normalized) => {
    expect(signUpSchema.parse({ ...good, email }).email).toBe(normalized);
  });

  it('reports the confirmation even while other fields are invalid', () => {
    expect(firstMessage({ firstName: '', confirmPassword: 'x' }, 'confirmPassword')).toBe(
      "Passwords don't match",
    );
  });

  it('trims names and address', () => {
    expect(signUpSchema.parse({ ...good, firstName: ' Zoë ', email: ' zoe@family.example ' })).toMatchObject({
      firstName: 'Zoë',
      email: 'zoe@family.example',
    });
  });

  it.each([...'!@#$%^&*(),.?":{}|<>'])('counts %s as a symbol', (symbol) => {
    expect(isValidPassword(`abcdefg1${symbol}`)).toBe(true);
  });

  it.each([...'-_+=;/~ '])('does not count %j as a symbol', (character) => {
    expect(passwordProblem(`abcdefg1${character}`)).toBe('Password must include a symbol');
  });
});
