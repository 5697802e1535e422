import { Placeholder } from '../layout/Placeholder.tsx';

export default function StoryReader() {
  return <Placeholder title="Story Reader" />;
}
