/** HTML documents without scripts for the fake Stripe's pages, and their headers. */

/** HTML that is safe to insert. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type HtmlValue = string | number | Markup | readonly Markup[];

/** Template tag that escapes every value except markup. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Markup {
  return new Markup(
    strings.reduce((text, literal, index) => text + escaped(values[index - 1] ?? '') + literal),
  );
}

function escaped(part: HtmlValue): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map((markup) => markup.text).join('');
  return String(part).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

const STYLE = `
*{box-sizing:border-box}
html{background:#E6DAC5;color:#3A2932;font:18px/1.55 Andika,"Trebuchet MS",Verdana,sans-serif;-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;align-items:center;padding:0 20px 64px}
.test{align-self:stretch;margin:0 -20px 32px;padding:12px 20px;background:#F7E3B4;border-bottom:2px solid #B58F62;text-align:center;line-height:1.4}
.test strong{display:inline-block;margin-right:8px;padding:0 10px;border-radius:9px 11px 8px 12px;background:#3A2932;color:#FCF7EC;letter-spacing:.12em}
main{width:100%;max-width:560px;padding:32px 36px 36px;background:#FCF7EC;border-radius:14px 18px 12px 16px;box-shadow:0 2px 2px #3a221424,3px 8px 14px #3a221433}
h1,h2{font-family:"Grandstander Variable",Andika,"Trebuchet MS",Verdana,sans-serif;line-height:1.2;margin:0}
h1{font-size:32px;font-weight:800}
h2{font-size:22px;font-weight:700;margin:36px 0 12px}
p{margin:12px 0}
.soft{color:#64505A}
.small{font-size:16px}
.price{font-size:28px;font-weight:700}
dl{margin:20px 0;border-top:1px solid #D8C8AD}
dl div{display:flex;justify-content:space-between;gap:20px;padding:12px 0;border-bottom:1px solid #D8C8AD}
dt{flex:none;color:#64505A}
dd{margin:0;text-align:right;font-weight:700}
.notice{padding:14px 18px;border-radius:12px 14px 11px 15px;background:#C9D5BA}
.notice.wait{background:#EBC6AF}
form{margin:0}
.row{display:flex;flex-wrap:wrap;gap:12px;margin-top:20px}
.row form{flex:1 1 200px;display:flex}
button,.button{display:block;width:100%;min-height:52px;padding:13px 22px 12px;border:0;border-bottom:3px solid #00000026;border-radius:24px 27px 25px 28px;background:#F1E8D7;color:#3A2932;font:700 18px/1.4 "Grandstander Variable",Andika,"Trebuchet MS",Verdana,sans-serif;text-align:center;text-decoration:none;cursor:pointer;box-shadow:0 2px 3px #3a22143d}
button.main,.button.main{background:#9B4328;color:#FFF8EC;outline:2px dashed #ffffff66;outline-offset:-7px}
button:hover,.button:hover{transform:translateY(-1px)}
button:active,.button:active{transform:translateY(2px);border-bottom-width:1px}
button:focus-visible,.button:focus-visible,a:focus-visible{outline:3px solid #3B5872;outline-offset:4px}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:16px}
th,td{padding:10px 12px 10px 0;text-align:left;border-bottom:1px solid #D8C8AD;white-space:nowrap}
th:nth-child(3),td:nth-child(3){text-align:right}
td:last-child,th:last-child{padding-right:0;text-align:right}
.tryout{margin-top:44px;padding:20px 24px 24px;border:2px dashed #B58F62;border-radius:12px 15px 13px 17px}
.tryout h2{margin-top:0}
.back{display:inline-block;margin-top:32px;color:#3B5872;font-weight:700;padding:12px 0}
@media (max-width:480px){main{padding:24px 20px 28px}h1{font-size:28px}.test{margin-bottom:20px}}
@media (prefers-reduced-motion:reduce){button,.button{transform:none!important}}
`;

/** A page of the fake Stripe. Each says "TEST", so that nobody takes it for a shop. */
export async function htmlPage(title: string, body: Markup, status = 200): Promise<Response> {
  const text = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} (TEST) · Story Playroom</title>
<link rel="icon" href="data:,">
<style>${new Markup(STYLE)}</style>
</head>
<body>
<header class="test"><strong>TEST</strong> This is a test till. No card is asked for and no money moves.</header>
<main>${body}</main>
</body>
</html>
`.text;
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': await policy(),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    },
  });
}

/** Allows only this one style sheet and forms to the same origin; no scripts. */
async function policy(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    'img-src data:',
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
