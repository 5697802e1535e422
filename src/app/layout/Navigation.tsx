import { Compass, House, LibraryBig, Scissors } from 'lucide-react';
import { Link, useLocation } from '../../platform/router.tsx';
import { paths } from '../paths.ts';

const ENTRIES = [
  { to: paths.home(), label: 'Home', Icon: House },
  { to: paths.explore(), label: 'Explore', Icon: Compass },
  { to: paths.library(), label: 'Library', Icon: LibraryBig },
  { to: paths.createCharacter(), label: 'Create', Icon: Scissors },
] as const;

/** The four navigation entries; marks the current one. In the header and, under 768 px, at the bottom. */
function Entries({ entryClass, iconSize }: { entryClass?: string; iconSize: number }) {
  const { pathname } = useLocation();
  return ENTRIES.map(({ to, label, Icon }) => (
    <Link key={to} to={to} className={entryClass} aria-current={pathname === to ? 'page' : undefined}>
      <Icon aria-hidden size={iconSize} strokeWidth={2.3} />
      {label}
    </Link>
  ));
}

export function HeaderNavigation() {
  return (
    <nav className="header-nav" aria-label="Main">
      <Entries entryClass="nav-entry" iconSize={21} />
    </nav>
  );
}

export function BottomNavigation() {
  return (
    <nav className="bottom-nav" aria-label="Main" data-testid="bottom-navigation">
      <Entries iconSize={25} />
    </nav>
  );
}
