import { Link } from '../../platform/router.tsx';
import { paths } from '../paths.ts';

/** The logo and name; links to Home. */
export function Brand() {
  return (
    <Link to={paths.home()} className="header-brand">
      <svg viewBox="0 0 48 48" className="size-[30px] sm:size-[34px] md:size-11" aria-hidden="true">
        <path fill="rgb(var(--shadow) / 24%)" d="M6 43 25 10 46 44Q26 48 6 43Z" />
        <path fill="#c4694a" d="M4 40 23 8 44 41Q24 45 4 40Z" />
        <path fill="#f0ce8a" d="M23 8 30 42Q23 43 15 42Z" />
        <path fill="#5b3b4c" d="M23 18Q21 32 18 42L28 42Q25 32 23 18Z" />
        <path fill="#4a6445" d="M23 9V2L33 5Z" />
      </svg>
      <span>Story Playroom</span>
    </Link>
  );
}
