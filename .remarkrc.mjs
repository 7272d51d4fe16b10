// What the build checks of an article or an exercise, for editors that run remark, such as VS Code with its extension.
import { register } from 'tsx/esm/api';

register();
const { checkWhileTyping } = await import('./scripts/editor/check-while-typing.ts');

export default { plugins: [checkWhileTyping] };
