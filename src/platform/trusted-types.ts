/**
 * The two sinks where text becomes something that a browser executes: the markup of our drawings, and the
 * workers' URLs. Where browsers support Trusted Types the page's policy (server/http/headers.ts) allows nothing
 * else. The head script has its own policy for the service worker's URL.
 */
interface Policy {
  readonly createHTML: (markup: string) => unknown;
  readonly createScriptURL: (address: string) => unknown;
}
interface Factory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

/** Markup that could execute within a drawing; ours has none. */
const ACTIVE_CONTENT = /<(?:script|foreignobject|iframe)|\son\w+\s*=|javascript:/i;

/** The workers that work on photos and encode pictures, by their files' names. */
const OUR_WORKERS = /\/(?:photo|encode)\.worker/;

const rules: Policy = {
  createHTML(markup) {
    if (markup !== '' && (!/^\s*<svg[\s>]/.test(markup) || ACTIVE_CONTENT.test(markup)))
      throw new TypeError('This is no drawing.');
    return markup;
  },
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    if (origin !== location.origin || !OUR_WORKERS.test(pathname))
      throw new TypeError('This is no worker of ours.');
    return address;
  },
};

const policy =
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('story-playroom', rules) ?? null;

/**
 * A drawing's markup, or the empty string, for `innerHTML`. @throws TypeError for any other markup, where the
 * browser supports Trusted Types
 */
export const trustedSvg = (markup: string) => (policy ? policy.createHTML(markup) : markup) as string;

/** A worker's URL for `new Worker`. @throws TypeError for any other URL, where the browser supports Trusted Types */
export const trustedWorkerUrl = (address: string) =>
  (policy ? policy.createScriptURL(address) : address) as string;
