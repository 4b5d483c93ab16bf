import swc from '@swc/jest';
import { expandMessages } from '../../web/messages.ts';

const { processAsync, getCacheKey } = swc.createTransformer({
  jsc: { transform: { react: { runtime: 'automatic' } } },
});

/** Compiles the web app's files for Jest, with the same macros as its build. */
export default {
  getCacheKey,
  async processAsync(source, path, options) {
    const expanded = await expandMessages(source, path);
    return processAsync(expanded?.code ?? source, path, options);
  },
};
