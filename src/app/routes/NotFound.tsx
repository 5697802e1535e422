import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../design/Button.tsx';
import { NotFoundMessage } from '../../features/catalogue/NotFoundMessage.tsx';
import { useLocation } from '../../platform/router.tsx';
import { paths } from '../paths.ts';
import '../../features/catalogue/catalogue.css';
import '../../features/catalogue/story/story-detail.css';

export default function NotFound() {
  const { pathname } = useLocation();
  const logged = useRef<string>(undefined);
  useEffect(() => {
    if (logged.current === pathname) return;
    logged.current = pathname;
    console.error('404: there is no page at', pathname);
  }, [pathname]);
  return (
    <div className="wrap">
      <title>Page not found · Story Playroom</title>
      <NotFoundMessage title="Oops! Page not found">
        <ButtonLink to={paths.home()}>Return to Home</ButtonLink>
      </NotFoundMessage>
    </div>
  );
}
