import type { OptionName } from '../../templates/template.js';
import type { TemplateId } from '../../templates/templates.js';

/** What templates and their options are called. */
export interface TemplateWords {
  readonly templates: Readonly<
    Record<
      TemplateId,
      {
        readonly name: string;
        /** In one line, what it is. */
        readonly about: string;
        readonly stages: readonly string[];
      }
    >
  >;
  readonly options: Readonly<Record<OptionName, string>>;
}
