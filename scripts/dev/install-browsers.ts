/** Finds or installs the browsers of the tests, and names missing engines: `npm run install:browsers`. */
import { installEngines } from '../../e2e/engines/find-browsers.ts';
import { findOrInstallBrowser } from '../../e2e/support/browser.ts';

console.log(`The journeys run in ${findOrInstallBrowser()}.`);
for (const message of installEngines()) console.log(message);
