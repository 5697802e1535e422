import type { ToolsProps } from './Tools.tsx';

/** What the reader can do besides turning pages. */
export function ToolsBar(_props: ToolsProps) {
  return null;
}
