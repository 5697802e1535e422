/** Security headers: what a browser lets this site do. */
import { createHash } from 'node:crypto';

export interface Origins {
  /** A hosted Supabase project's origin, when the browser talks to one. */
  readonly supabaseUrl: string | null;
  readonly storyVideoBaseUrl: string | null;
}

/** Headers of every response. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Only the microphone is allowed, for recording a grown-up's voice.
  'Permissions-Policy':
    'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), accelerometer=(self), gyroscope=(self), browsing-topics=()',
};

/** Strict transport security for a site on https. */
export const STRICT_TRANSPORT = ['Strict-Transport-Security', 'max-age=31536000'] as const;

/** Policy for responses that are not pages: nothing in them may run when opened in a browser. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The worker that finds the face in a photo, by the build's file name. */
const PHOTO_WORKER = /^\/assets\/photo\.worker-[^/]+\.js$/;

/** The service worker. */
const SERVICE_WORKER = '/service-worker.js';

/**
 * The policy of a worker script, which has its own; null for other files. The photo worker may compile WebAssembly and
 * fetch this site's own files, and nothing else. The service worker is one file and may fetch this site only.
 */
export function workerPolicy(url: string): string | null {
  if (url === SERVICE_WORKER)
    return "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'";
  if (!PHOTO_WORKER.test(url)) return null;
  return "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'";
}

/**
 * Hashes of a page's inline scripts, as a content security policy writes them. Scripts with a `src` and data blocks
 * (`application/json`, except `speculationrules`) need none.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\ssrc\s*=/i.test(attributes)) continue;
    const type = /\stype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
    if (type === 'application/json' || type === 'application/ld+json') continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes];
}

/** The content security policy of one page. */
export function pagePolicy(html: string, origins: Origins): string {
  const video = origins.storyVideoBaseUrl ? [new URL(origins.storyVideoBaseUrl).origin] : [];
  const api = origins.supabaseUrl ? [new URL(origins.supabaseUrl).origin] : [];
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:', ...video],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...api],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    // The policies of src/platform/trusted-types.ts and the head script; browsers without Trusted Types ignore both.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['story-playroom', 'service-worker'],
  };
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
