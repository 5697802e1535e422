import { Placeholder } from '../layout/Placeholder.tsx';

export default function StoryDetail() {
  return <Placeholder title="Story Detail" />;
}
