/** Replaces placeholders in braces by values of this run, and these values by placeholders in responses. */
import type { Json } from './sequence.ts';
import type { AuthTarget } from './target.ts';

export interface ContractSession {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string; readonly email: string };
}

/** A step needs a session that an earlier one did not get. */
export class MissingSessionError extends Error {}

export class Placeholders {
  /** Values of this run, with their placeholders in a recording. */
  readonly names = new Map<string, string>();
  readonly #sessions = new Map<string, ContractSession>();
  readonly #texts = new Map([['nonsense', 'nonsense']]);
  readonly #addressOf: (person: string) => string;

  constructor(sequence: string, target: AuthTarget) {
    this.names.set(target.url, '<url>');
    this.#addressOf = (person) => target.addressOf(`${sequence}-${person}`);
  }

  address(person: string): string {
    const email = this.#addressOf(person);
    this.names.set(email, `${person}@example.com`);
    this.names.set(email.toUpperCase(), `${person.toUpperCase()}@EXAMPLE.COM`);
    return email;
  }

  storeText(name: string, text: string): void {
    this.#texts.set(name, text);
  }

  storeSession(device: string, session: ContractSession): void {
    this.#sessions.set(device, session);
  }

  session(device: string): ContractSession {
    const session = this.#sessions.get(device);
    if (!session) throw new MissingSessionError(`${device} has no session`);
    return session;
  }

  /** Learns the placeholders of user ids from the users in a response. */
  learnUserIds(users: readonly { readonly id: string; readonly email: string }[]): void {
    for (const { id, email } of users) {
      const person = this.names.get(email)?.split('@')[0];
      if (person && !this.names.has(id)) this.names.set(id, `<id of ${person}>`);
    }
  }

  fillIn(template: Json): Json {
    if (typeof template === 'string') return this.fillText(template);
    if (Array.isArray(template)) return template.map((each: Json) => this.fillIn(each));
    if (typeof template === 'object' && template !== null)
      return Object.fromEntries(Object.entries(template).map(([name, each]) => [name, this.fillIn(each)]));
    return template;
  }

  fillText(template: string): string {
    return template.replace(/\{([\w .]+)\}/g, (_, name: string) => this.#word(name));
  }

  #word(name: string): string {
    const [device = '', field] = name.split('.');
    if (field === 'refresh_token') return this.session(device).refresh_token;
    if (name.startsWith('upper ')) return this.address(name.slice('upper '.length)).toUpperCase();
    return this.#texts.get(name) ?? this.address(name);
  }
}
