import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../design/Button.tsx';
import { paths } from './paths.ts';
import { reportCrash } from './watch-crashes.ts';

type State = { error: Error | null };

/**
 * Catches what a screen throws while rendering. Reports it without anything a visitor typed, and offers the
 * family a way on. When code is gone after an update, the head script reloads the page.
 */
export class ErrorBoundary extends Component<
  {
    children: ReactNode;
    /** Renders nothing after an error: for optional parts beside a screen. */
    silent?: true;
  },
  State
> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    reportCrash('screen', error);
    console.error(`A screen failed: ${error.name}`, info.componentStack?.slice(0, 80));
  }

  override render() {
    if (!this.state.error) return this.props.children;
    if (this.props.silent) return null;
    const offline = !navigator.onLine;
    return (
      <div className="wrap grid min-h-[60vh] place-content-center gap-5 text-center" role="alert" data-torn>
        <title>This page is torn · Story Playroom</title>
        <h1>This page is torn</h1>
        <p>
          {offline
            ? 'There is no signal just now, and this page is not on your device yet.'
            : 'Something went wrong while we drew this page.'}{' '}
          Everything you made is safe.
        </p>
        <div className="flex flex-wrap justify-center gap-4">
          <Button onClick={() => window.location.reload()}>Try again</Button>
          <a className="felt felt-quiet" href={paths.home()}>
            Return to Home
          </a>
        </div>
      </div>
    );
  }
}
