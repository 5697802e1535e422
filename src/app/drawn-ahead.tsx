/**
 * A part of a screen that stays as the build drew it until somebody is there. The page is whole without its code: links
 * lead on, rows scroll. With the first sign of a visitor the code comes and takes the part over as it stands
 * (docs/decisions/166-home-wakes-when-somebody-comes.md).
 */
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  StrictMode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useNavigate } from '../platform/router.tsx';
import { trustedSvg } from '../platform/trusted-types.ts';
import { AppRouter } from './AppRouter.tsx';

const NOTHING = { __html: trustedSvg('') };

/** What tells that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** The code of a part, as far as it is here. */
export interface PartCode<Props> {
  loaded?: ComponentType<Props>;
  readonly load: () => Promise<ComponentType<Props>>;
}

/**
 * The code of the part of a screen at `path`. It is asked for at once, and waited for, unless the browser shows that
 * very page as the build drew it.
 */
export async function partOf<Props>(
  path: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): Promise<PartCode<Props>> {
  let asked: Promise<ComponentType<Props>> | undefined;
  const code: PartCode<Props> = {
    load() {
      asked ??= load().then(
        (module) => {
          code.loaded = module.default;
          return module.default;
        },
        (error: unknown) => {
          asked = undefined;
          throw error;
        },
      );
      return asked;
    },
  };
  if (!isDrawn(path)) await code.load();
  return code;
}

function isDrawn(path: string): boolean {
  if (import.meta.env.SSR) return false;
  const asleep = document.documentElement.dataset.asleep !== undefined;
  return asleep && document.getElementById('root')?.dataset.path === path;
}

interface PartProps<Props> {
  code: PartCode<Props>;
  /** Has to be taken over whether or not somebody gives a sign: it shows something else than was drawn. */
  wanted: boolean;
  props: Props;
  /** What the build drew it with. */
  drawnWith: Props;
}

/** Shows the part: as it was drawn where that is so, else with its code. */
export function DrawnAhead<Props extends object>(part: PartProps<Props>) {
  const { code, props } = part;
  // While React takes a drawn page over, the mark of the head's script says so (entry-client.tsx).
  const [drawn] = useState(() => !code.loaded && document.documentElement.dataset.asleep === 'waking');
  if (drawn) return <Still {...part} />;
  const Part = code.loaded ?? use(code.load());
  return (
    <div className="contents">
      <div className="contents">
        <Part {...props} />
      </div>
    </div>
  );
}

function Still<Props extends object>({ code, wanted, props, drawnWith }: PartProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const gone = useRef(false);
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [awake, setAwake] = useState(false);
  const pressed = useRef(new Set<HTMLButtonElement>());
  const navigate = useNavigate();

  // What cannot be fetched is asked for again at the next sign.
  const bring = useCallback(
    () =>
      void code.load().then(
        (part) => setPart(() => part),
        () => undefined,
      ),
    [code],
  );

  // The head's script notes what is typed meanwhile. Before the effects of the screen, which says that it is awake.
  useLayoutEffect(() => {
    place.current!.dataset.asleep = '';
  }, []);

  useEffect(() => {
    if (Part) return;
    if (wanted || window.location.search !== '') bring();
    for (const sign of SIGNS) window.addEventListener(sign, bring, { passive: true, capture: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, bring, { capture: true });
    };
  }, [Part, bring, wanted]);

  useEffect(() => {
    // The inner of the two, which this page's own React does not know: it would stop a press on a part that is just
    // being taken over, and not know what to do with it.
    const container = place.current?.firstElementChild;
    if (!Part || !container) return;
    const part = (
      <StrictMode>
        <AppRouter>
          <Waking onAwake={setAwake}>
            {/* Taken over as it was drawn, it may then show something else. */}
            <Part {...(awake ? props : drawnWith)} />
          </Waking>
        </AppRouter>
      </StrictMode>
    );
    if (!root.current) {
      place.current!.dataset.asleep = 'waking';
      // In small pieces, between which a press is answered.
      startTransition(() => {
        root.current = hydrateRoot(container, part, {
          // Left before it is taken over, it could not be: nothing of it is wanted any more.
          onRecoverableError: (error) => gone.current || reportError(error),
        });
      });
    }
    // Anything new before it is taken over would make React throw away what the build drew.
    else if (awake) root.current.render(part);
  }, [Part, awake, props, drawnWith]);

  useEffect(() => {
    if (!awake) return;
    const part = place.current!;
    delete part.dataset.asleep;
    window.wake?.(part);
    // Once what was typed is drawn: a button's answer may depend on it.
    setTimeout(() => {
      for (const button of pressed.current) button.click();
    });
  }, [awake]);

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      const left = root.current;
      // Not in the middle of drawing what it stood in.
      setTimeout(() => left?.unmount());
    };
  }, []);

  /** Answers to presses as long as the part cannot do so itself. */
  const press = (event: MouseEvent) => {
    if (awake || !(event.target instanceof Element)) return;
    const button = event.target.closest('button');
    // A part that is just being taken over is so at once when pressed, and answers by itself.
    if (button && !root.current) {
      pressed.current.add(button);
      // A press that was kept since before this listened (`head-script/`) is the only sign there may be.
      bring();
    }
    const link = event.target.closest('a');
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || event.defaultPrevented || link.origin !== window.location.origin) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the links and buttons inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press links and buttons by a click
    <div
      ref={place}
      className="contents"
      onClick={press}
      suppressHydrationWarning
      // Told of nothing inside, React leaves what the build drew there alone.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is put in
      dangerouslySetInnerHTML={NOTHING}
    />
  );
}

function Waking({ onAwake, children }: { onAwake: (awake: true) => void; children: ReactNode }) {
  useEffect(() => onAwake(true), [onAwake]);
  return children;
}
