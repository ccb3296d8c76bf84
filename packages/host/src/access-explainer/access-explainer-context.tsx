import { maySeeDecisions, useViewer } from '@portal/kit';
import { lazyComponent } from '@portal/ui';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useComposition } from '../composition-context.ts';
import { useSignedInComposition } from '../signed-in-composition-context.ts';
import { loadStaffTools } from './load-staff-tools.ts';

const AccessExplainer = lazyComponent(async () => (await loadStaffTools()).loadAccessExplainer());

interface AccessExplanation {
  /** Whoever looks is shown why something is hidden: staff, and everybody while the portal is developed. */
  isOffered: boolean;
  /** The path that a guard has sent away from last. */
  refused: string | null;
  /** All that guards have sent away from in this visit. */
  refusedPaths: ReadonlySet<string>;
  /** Null: what was sent away from last needs no words any more. */
  noteRefused(path: string | null): void;
  /** Opens the explanation, of a path or of everything. */
  ask(path?: string): void;
}

const AccessExplainerContext = createContext<AccessExplanation>({
  isOffered: false,
  refused: null,
  refusedPaths: new Set(),
  noteRefused: () => undefined,
  ask: () => undefined,
});

/** Keeps what a guard refused, and opens the explanation of what is shown and what is not. */
export function AccessExplainerProvider(props: { children: ReactNode }) {
  const { publicRoutes, isInDevelopment } = useComposition();
  const { menu, routes } = useSignedInComposition();
  const viewer = useViewer();
  const [refused, setRefused] = useState<string | null>(null);
  const [refusedPaths, setRefusedPaths] = useState<ReadonlySet<string>>(new Set());
  const [question, setQuestion] = useState<{ path?: string | undefined } | null>(null);
  const noteRefused = useCallback((path: string | null) => {
    setRefused(path);
    if (path === null) return;
    setRefusedPaths((paths) => (paths.has(path) ? paths : new Set([...paths, path])));
  }, []);
  const ask = useCallback((path?: string) => {
    setRefused(null);
    setQuestion({ path });
  }, []);
  const isOffered = maySeeDecisions(viewer) || (isInDevelopment && viewer !== null);
  const why = useMemo(
    () => ({ isOffered, refused, refusedPaths, noteRefused, ask }),
    [isOffered, refused, refusedPaths, noteRefused, ask],
  );

  return (
    <AccessExplainerContext.Provider value={why}>
      {props.children}
      {question !== null && viewer !== null && (
        <AccessExplainer
          viewer={viewer}
          routes={[...publicRoutes, ...routes]}
          menu={menu}
          path={question.path}
          onClose={() => setQuestion(null)}
        />
      )}
    </AccessExplainerContext.Provider>
  );
}

export function useAccessExplainer(): AccessExplanation {
  return useContext(AccessExplainerContext);
}
