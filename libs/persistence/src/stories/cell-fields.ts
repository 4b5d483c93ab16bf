/** SQL: the fields of a topic as the history log keeps them, by the names of `TOPIC_FIELDS`. */
export function topicFields(topic: string): string {
  const t = (column: string) => `${topic}.${column}`;
  return `jsonb_build_object('name', ${t('name')}, 'label', ${t('label')}, 'description', ${t('description')},
    'category', ${t('category_id')}, 'listing', ${t('is_listed')}, 'next', ${t('next_steps')},
    'status', jsonb_build_object('status', ${t('status')}, 'outcome', ${t('resolution_summary')}, 'reason', ${t('status_reason')},
      'resolvedAt', ${iso(t('resolved_at'))}, 'closedAt', ${iso(t('closed_at'))}, 'articles', to_jsonb(${t('resolution_article_ids')})),
    'completion', jsonb_build_object('percent', ${t('estimated_completion_percent')}, 'reason', ${t('completion_reason')}))`;
}

/** SQL: the fields of a milestone as the history log keeps them, by the names of `MILESTONE_FIELDS`, and its anchor. */
export function milestoneFields(milestone: string): string {
  const m = (column: string) => `${milestone}.${column}`;
  return `jsonb_build_object('title', ${m('title')}, 'description', ${m('description')}, 'impact', ${m('impact_value')},
    'anchor', ${m('anchor_article_id')}, 'date', jsonb_build_object('date', ${iso(m('date'))}, 'from', ${m('date_from')}),
    'retraction', case when ${m('retracted_at')} is not null then jsonb_build_object('at', ${iso(m('retracted_at'))},
      'by', ${m('retracted_by_id')}, 'reason', ${m('retraction_reason')}) end)`;
}

/** SQL: a time as JavaScript writes it, so that values can be compared. */
function iso(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
