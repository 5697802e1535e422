/**
 * The two ways from text to what a browser runs: the markup of our drawings, and the address of the photo's worker. Where
 * browsers have Trusted Types the page's policy (server/http/security-headers.ts) lets nothing else through. The head script has a way of
 * its own to the service worker's address.
 */
interface Policy {
  readonly createHTML: (markup: string) => unknown;
  readonly createScriptURL: (address: string) => unknown;
}
interface Factory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

/** What could run within a drawing; none of ours has it. */
const ACTIVE_CONTENT = /<(?:script|foreignobject|iframe)|\son\w+\s*=|javascript:/i;

const rules: Policy = {
  createHTML(markup) {
    if (markup !== '' && (!/^\s*<svg[\s>]/.test(markup) || ACTIVE_CONTENT.test(markup)))
      throw new TypeError('This is no drawing.');
    return markup;
  },
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    if (origin !== location.origin || !pathname.includes('/photo.worker'))
      throw new TypeError('This is no worker of ours.');
    return address;
  },
};

const policy =
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('story-playroom', rules) ?? null;

/** A drawing's markup, or nothing, as `innerHTML` takes it. @throws TypeError for any other, where there are Trusted Types */
export const trustedSvg = (markup: string) => (policy ? policy.createHTML(markup) : markup) as string;

/** A worker's address, as `Worker` takes it. */
export const trustedWorkerUrl = (address: string) =>
  (policy ? policy.createScriptURL(address) : address) as string;
