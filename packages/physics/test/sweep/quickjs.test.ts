import { getQuickJS } from 'quickjs-emscripten';
import { expect, it } from 'vitest';
import { scriptOfHashes, wanted } from '../golden/strokes.js';

it('the golden strokes give the same bits in QuickJS', async () => {
  const vm = (await getQuickJS()).newContext();
  const answer = vm.unwrapResult(vm.evalCode(await scriptOfHashes()));
  const hashes = JSON.parse(vm.getString(answer));
  answer.dispose();
  vm.dispose();
  expect(hashes).toEqual(wanted);
});
