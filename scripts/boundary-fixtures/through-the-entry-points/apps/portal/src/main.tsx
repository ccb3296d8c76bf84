import '../../../packages/kit/src/view/view.ts';
