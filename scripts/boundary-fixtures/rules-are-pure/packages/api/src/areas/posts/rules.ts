import 'zod';
import './contract.ts';
