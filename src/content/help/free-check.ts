import type { HelpGroup } from '#src/content/help/help-answer.ts'
import { auditBounds, auditLimits, linkDays, mailLimits, storedResultHours } from '#src/features/audits/limits.ts'

export const freeCheckHelp: HelpGroup = {
  id: 'free-check',
  title: 'The free SEO check',
  answers: [
    {
      id: 'check',
      question: 'Is the SEO check really free?',
      answer:
        'Yes. Type your web address, and read the result on the next page. You need no account, no plan, and you need not leave your email address.',
      more: { name: 'Check my site', path: '/ai-seo' },
    },
    {
      id: 'check-start',
      question: 'How do I check my site?',
      answer: `The check reads up to ${auditBounds.pages} of your pages and shows you what to fix first. It takes a minute or two.`,
      steps: [
        ['free-check', 'Type your address under **Web address**, such as tonyspizza.com.'],
        ['free-check', 'Press **Check my site**.'],
        ['report', 'Watch it work. The report opens by itself and begins with **Fix these three things first**.'],
      ],
      more: { name: 'Start a check', path: '/ai-seo#address' },
    },
    {
      id: 'check-facts',
      question: 'Can the check compare my site with my real phone and address?',
      answer: 'Yes. Tell it what should stand on your site, and it looks for just that.',
      steps: [
        ['free-check', 'Open **More about your business (optional)** on the form.'],
        ['free-check', 'Fill in **Business name**, **Phone**, **Street address** and **City**, or some of them.'],
        ['free-check', 'Press **Check my site**.'],
      ],
      more: { name: 'Fill in the form', path: '/ai-seo#address' },
    },
    {
      id: 'check-score',
      question: 'How do I read the score?',
      answer:
        'It runs from 0 to 100. From 80 up it is good, from 60 up it is fair, and below that your site needs work. Ten parts make it up; the local part weighs most.',
      steps: [
        ['report', 'Find **How the score comes about**. It lists the ten parts with the score of each.'],
        ['report', '**Weight** tells how much a part counts. Work on the heavy ones first.'],
        ['report', 'Open **The formula** if you want to do the sum yourself.'],
      ],
      more: { name: 'What each part looks at', path: '/ai-seo#sections' },
    },
    {
      id: 'check-findings',
      question: 'What should I fix first?',
      answer: 'The report picks three things by what they gain you. Everything else stands below, sorted by part.',
      steps: [
        ['report', 'Begin with **Fix these three things first**. Each says what to do and how much work it is.'],
        [
          'report',
          'Go to **Everything we found**. **Critical**, if your site has any, shows only what turns people away today.',
        ],
        ['report', 'Open a line to read **Why it matters**, **What to do** and **Where we saw it**.'],
      ],
    },
    {
      id: 'check-not-checked',
      question: 'What was not checked, and why?',
      answer:
        'Some things cannot be seen from outside, such as your rank. On a large site, pages may be left over. None of it counts against you.',
      steps: [
        ['report', 'Find **What we did not check**. Each line gives its reason.'],
        ['report', 'Open the list of pages below it to see which ones we read.'],
      ],
      more: { name: 'What no check can see', path: '/ai-seo#blind-spots' },
    },
    {
      id: 'check-share',
      question: 'How do I share the report?',
      answer: 'Send its link. Whoever has the link can read the report, without an account.',
      steps: [
        ['report', 'Press **Share** near the top of the report.'],
        ['report', 'Press **Copy link**, and paste it into a mail or a text.'],
      ],
    },
    {
      id: 'check-print',
      question: 'How do I print the report or save it?',
      answer: 'On paper and as a PDF you get all of it, the parts you did not open too.',
      steps: [
        ['report', 'Find **Keep this report**, near the end.'],
        ['report', 'Press **Print** for paper, or **Download as PDF** for a file.'],
      ],
    },
    {
      id: 'check-mail',
      question: 'Can I have the report by email?',
      answer: `Yes. The mail brings the link and a PDF. You can send one report to ${mailLimits.per_link} addresses.`,
      steps: [
        ['report', 'Press **Email me this** near the top of the report.'],
        ['report', 'Type the address under **Email** and tick the first box. The box about tips is up to you.'],
        ['report', 'Press **Email me this report**.'],
      ],
    },
    {
      id: 'check-again',
      question: 'I fixed something. How do I check again?',
      answer: `A new check shows what is gone, what is new, and both scores side by side. Typing the address again within ${storedResultHours} hours shows the old result, so run it anew from your report.`,
      steps: [
        ['report', 'Open your report by its link.'],
        ['report', 'Press **Run it again**.'],
      ],
    },
    {
      id: 'check-how-long',
      question: 'How long do you keep the report?',
      answer: `Its link works for ${linkDays} days. After that it opens for nobody, and we delete what we found.`,
      more: { name: 'What we store of a check', path: '/privacy#check' },
    },
    {
      id: 'check-limits',
      question: 'It says I must wait. Why?',
      answer: `Each check is real work for us and for the site. One network may start ${auditLimits.per_hour} checks an hour and ${auditLimits.per_day} a day. One site is read anew ${auditLimits.fresh_per_host_and_day} times a day at most. The page says when the next check can start. Your old reports stay open.`,
      more: { name: 'What happens when you start one', path: '/ai-seo#how' },
    },
    {
      id: 'check-failed',
      question: 'Why could you not read my site?',
      answer:
        'The page gives the reason. Often the address has a typo, the site turns robots away, or its server is down.',
      steps: [
        ['failed-check', 'Read the sentence at the top. It says what happened and what to do.'],
        ['failed-check', 'Correct the **Web address**, or mend the site, and press **Check my site**.'],
        ['failed-check', 'If it fails again, press **Write to us**. A person looks, and that is free too.'],
      ],
      more: { name: 'Try another check', path: '/ai-seo' },
    },
    {
      id: 'check-fixed',
      question: 'Can you fix what the check found?',
      answer: 'You can fix it yourself with the report, or have us do it.',
      steps: [
        ['report', 'Find **Who fixes it?** It shows how much each plan covers.'],
        ['report', 'Press **Open an account**, or **Talk to us** to ask first.'],
      ],
      more: { name: 'Compare the three plans', path: '/solutions' },
    },
    {
      id: 'crawler',
      question: 'Who is PorchlightAudit in my server’s log?',
      answer: `That is our free check. Somebody typed your address. It opens at most ${auditBounds.pages} pages that any visitor could open, slowly, and changes nothing. It keeps to your robots.txt. To shut it out, write there “User-agent: PorchlightAudit” and, below it, “Disallow: /”.`,
    },
  ],
}
