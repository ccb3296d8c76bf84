import '../../kit/src/view/view.ts';
